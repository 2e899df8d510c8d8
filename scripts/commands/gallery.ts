// `npm run gallery`: pictures of every screen, side by side in .data/gallery/index.html, with what looks wrong in each.
// More or less: `-- --lang all --width 360,1280 --scheme dark --state loading,text200 --route /account/tenders`.
import { runOnDemo } from "../embedded/demo-server.mjs";

await runOnDemo("tests/screens/gallery.ts");
