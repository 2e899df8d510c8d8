// For next.config.mjs: what Next compiles instead of an API route. In production dist/server.mjs serves /api itself,
// so a second copy of every route would only cost a third of the build.
module.exports = () => "export const GET = () => new Response(null, { status: 404 });";
