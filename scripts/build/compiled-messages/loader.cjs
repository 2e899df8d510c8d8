// Texts that the browser fetches itself, compiled as those are that come with a page (lib/i18n/compile-messages.ts).
module.exports = function compileMessages(source) {
  const done = this.async();
  void import("icu-minify/compile")
    .then(({ default: compile }) => {
      const compiled = JSON.parse(source, (_, text) => (typeof text === "string" ? compile(text) : text));
      done(null, `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`);
    })
    .catch(done);
};
