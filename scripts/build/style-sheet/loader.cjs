// Webpack loader: leaves the class names of a CSS Module out of the browser's scripts. What only server components import
// has them in the HTML and in the RSC payload.
module.exports = () => "";
