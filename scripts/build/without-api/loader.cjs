// Webpack loader: replaces API routes by an empty module. In production dist/server.mjs serves /api itself, so a
// second copy of every route would only cost a third of the build.
module.exports = () => "export const GET = () => new Response(null, { status: 404 });";
