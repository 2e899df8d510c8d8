import { describe, expect, it } from "vitest";
import { env, envComplaints } from "@/lib/platform/server/config/env";

const enough = {
  DATABASE_URL: "postgresql://localhost/tenderbee",
  TOKEN_SECRET: "t".repeat(32),
  FILE_ENCRYPTION_KEY: "f".repeat(32),
};

describe("the configuration", () => {
  it("needs only a database and two secrets", () => {
    expect(envComplaints(enough)).toEqual([]);
  });

  it("names every wrong setting and never repeats its value", () => {
    const complaints = envComplaints({
      ...enough,
      TOKEN_SECRET: "short-secret",
      PORT: "a lot",
      DATABASE_URL: "",
    });

    expect(complaints.map((line) => line.split(":")[0])).toEqual(["PORT", "DATABASE_URL", "TOKEN_SECRET"]);
    expect(complaints.join()).not.toContain("short-secret");
  });

  it("wants another secret before than the present one", () => {
    const before = {
      TOKEN_SECRET_PREVIOUS: "u".repeat(32),
      FILE_ENCRYPTION_KEY_PREVIOUS: enough.FILE_ENCRYPTION_KEY,
    };

    expect(envComplaints({ ...enough, ...before })).toEqual([
      "FILE_ENCRYPTION_KEY_PREVIOUS: it is the same as FILE_ENCRYPTION_KEY; name the one before, or none",
    ]);
  });

  it("takes an empty variable for a missing one", () => {
    expect(envComplaints({ ...enough, SMTP_URL: "", SITE_URL: "" })).toEqual([]);
  });

  it("takes a pooler only with an address that goes past it", () => {
    const pooled = { ...enough, DATABASE_POOLED: "1" };

    expect(envComplaints(pooled)).toEqual([
      "DATABASE_POOLED: needs DIRECT_DATABASE_URL for what does not go through a pooler",
    ]);
    expect(
      envComplaints({ ...pooled, DIRECT_DATABASE_URL: "postgresql://localhost:5432/tenderbee" }),
    ).toEqual([]);
  });

  it("takes addresses of replicas with commas between, and only such of PostgreSQL", () => {
    const withReplicas = (urls: string) => envComplaints({ ...enough, DATABASE_REPLICA_URLS: urls });

    expect(withReplicas("postgresql://a.internal/tenderbee, postgresql://b.internal:5433/tenderbee")).toEqual(
      [],
    );
    expect(withReplicas("postgresql://a.internal/tenderbee,b.internal")).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URLS: /),
    ]);
  });

  it("wants a mail server for a real market, not for a demonstration", () => {
    const production = { ...enough, NODE_ENV: "production" };

    expect(envComplaints(production)).toEqual(["SMTP_URL: set a mail server, or DEMO=1"]);
    expect(envComplaints({ ...production, DEMO: "1" })).toEqual([]);
    expect(envComplaints({ ...production, SMTP_URL: "smtps://mail.example.org" })).toEqual([]);
  });

  it("wants a real sender and a real address of support where people come from outside", () => {
    const market = {
      ...enough,
      NODE_ENV: "production",
      SMTP_URL: "smtps://mail.example.org",
      SITE_URL: "https://tenderbee.example",
    };
    const own = { MAIL_FROM: "TenderBee <no-reply@bee.example>", SUPPORT_EMAIL: "help@bee.example" };

    expect(envComplaints({ ...market, ...own })).toEqual([]);
    expect(envComplaints(market)).toEqual([
      expect.stringMatching(/^MAIL_FROM: .*tenderbee\.local/),
      expect.stringMatching(/^SUPPORT_EMAIL: .*tenderbee\.local/),
    ]);
    expect(envComplaints({ ...market, ...own, SUPPORT_EMAIL: "help@TenderBee.local" })).toHaveLength(1);
    for (const trial of [{ DEMO: "1", DEMO_PUBLIC: "1" }, { SITE_URL: "http://localhost:3000" }])
      expect(envComplaints({ ...market, ...trial })).toEqual([]);
  });

  it("opens a demo to the world only when that is said", () => {
    const at = (SITE_URL: string, more = {}) => envComplaints({ ...enough, DEMO: "1", SITE_URL, ...more });

    for (const local of [
      "http://localhost:3000",
      "http://127.0.0.1",
      "http://[::1]:3000",
      "http://192.168.1.20:3000",
      "http://tenderbee.local",
    ])
      expect(at(local)).toEqual([]);
    for (const open of ["https://tenderbee.example", "http://203.0.113.7", "https://localhost.example"])
      expect(at(open)).toEqual([expect.stringMatching(/^DEMO: .*mailbox.*admin.*DEMO_PUBLIC=1/)]);
    expect(at("https://tenderbee.example", { DEMO_PUBLIC: "1" })).toEqual([]);
    expect(envComplaints({ ...enough, SITE_URL: "https://tenderbee.example" })).toEqual([]);
  });

  it("wants both parts of a key for the bucket, or none", () => {
    const bucket = { ...enough, S3_BUCKET: "files" };
    expect(envComplaints(bucket)).toEqual([]);
    expect(envComplaints({ ...bucket, S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" })).toEqual([]);
    expect(envComplaints({ ...bucket, S3_ACCESS_KEY_ID: "a" })).toEqual([
      "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both, or none",
    ]);
  });

  it("wants all of a mail signature or nothing of it", () => {
    const some = { ...enough, DKIM_DOMAIN: "tenderbee.example", DKIM_SELECTOR: "mail" };

    expect(envComplaints(some)).toEqual([
      "DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY: set all three, or none",
    ]);
    expect(envComplaints({ ...some, DKIM_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----" })).toEqual([]);
  });

  it("wants account, token and sender of text messages, or none of them", () => {
    const sms = { ...enough, SMS_ACCOUNT: "AC0123", SMS_TOKEN: "a" };
    expect(envComplaints(sms)).toEqual(["SMS_ACCOUNT, SMS_TOKEN, SMS_FROM: set all three, or none"]);
    expect(envComplaints({ ...sms, SMS_FROM: "TenderBee" })).toEqual([]);
  });

  it("reads one setting without looking at the others", () => {
    expect(env.SUPPORT_EMAIL).toContain("@");
  });
});
