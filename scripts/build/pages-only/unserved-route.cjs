/** Stands in Next's build for every API route: the server answers them before Next is asked. */
exports.GET = () => new Response(null, { status: 404 });
