// `npm run a11y`: looks for barriers on every screen, in five languages, light and dark, on a phone and on a desk.
// Less: `-- --lang de --scheme dark --viewport phone --route /account/tenders`; a market that runs: `--url http://…`.
import { runOnDemo } from "../embedded/demo-server.mjs";

await runOnDemo("tests/screens/a11y.ts");
