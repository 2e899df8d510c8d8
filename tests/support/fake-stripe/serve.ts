// A fake Stripe in its own process, for end-to-end runs: STRIPE_API_URL of the server is its address.
// npx tsx tests/support/fake-stripe/serve.ts <port> <the server's webhook address>
import { offerControls, deliverTo } from "./controls";
import { FakeStripe } from "./fake-stripe";

const [port = "12111", webhookUrl = "http://localhost:3000/api/webhooks/stripe"] = process.argv.slice(2);
const fake = new FakeStripe();
offerControls(fake);
deliverTo(fake, webhookUrl);
await fake.start(Number(port));
process.stdout.write(`The fake Stripe listens at ${fake.url} and tells ${webhookUrl}.\n`);
