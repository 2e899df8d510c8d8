// The services outside of the product: mail, push, files and payments, each at the end of a line that can fail.
import { CuttableConnection } from "../support/cuttable-connection";
import { FakePush } from "../support/fake-push";
import { FakeSmtp } from "../support/fake-smtp";
import { deliverTo } from "../support/fake-stripe/controls";
import { FakeStripe, PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from "../support/fake-stripe/fake-stripe";
import { S3_BUCKET, S3_KEY, S3_REGION, startSmallS3 } from "../support/small-s3";

type Bucket = Awaited<ReturnType<typeof startSmallS3>>;

const lineTo = (url: string) => CuttableConnection.to(Number(new URL(url).port));

export class Services {
  private constructor(
    readonly smtp: FakeSmtp,
    readonly smtpPort: number,
    readonly push: FakePush,
    readonly bucket: Bucket,
    readonly stripe: FakeStripe,
    /** The ways there. */
    readonly lines: { push: CuttableConnection; bucket: CuttableConnection; stripe: CuttableConnection },
  ) {}

  static async open(): Promise<Services> {
    const smtp = new FakeSmtp();
    const smtpPort = await smtp.start();
    const push = new FakePush();
    await push.start();
    const bucket = await startSmallS3();
    const stripe = await new FakeStripe().start();
    const lines = {
      push: await lineTo(push.origin),
      bucket: await CuttableConnection.to(bucket.port),
      stripe: await lineTo(stripe.url),
    };
    // Devices know the service by the address of the way there.
    push.origin = lines.push.url;
    return new Services(smtp, smtpPort, push, bucket, stripe, lines);
  }

  /** What the product has to know to find them. */
  get settings(): Record<string, string> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.smtpPort}`,
      PUSH_TEST_ORIGIN: this.lines.push.url,
      S3_BUCKET,
      S3_REGION,
      S3_ENDPOINT: this.lines.bucket.url,
      S3_FORCE_PATH_STYLE: "1",
      S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: this.lines.stripe.url,
    };
  }

  /** Stripe tells this process what happens. */
  tell(url: string): void {
    deliverTo(this.stripe, `${url}/api/webhooks/stripe`);
  }

  async close(): Promise<void> {
    await this.smtp.stop();
    for (const line of Object.values(this.lines)) await line.remove();
    await this.push.stop();
    await this.bucket.stop();
    await this.stripe.stop();
  }
}
