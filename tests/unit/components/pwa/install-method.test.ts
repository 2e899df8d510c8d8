import { expect, it } from "vitest";
import { installMethodOf } from "@/components/shell/pwa/install-method";

const AGENTS = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1",
  "Chrome on an iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/133.0 Mobile/15E148 Safari/604.1",
  "Safari on a Mac or an iPad":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15",
  "Safari 16 on a Mac":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15",
  "Chrome on a Mac":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Safari/537.36",
  "Firefox on a Mac": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:135.0) Gecko/20100101 Firefox/135.0",
  "Chrome on Android":
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Mobile Safari/537.36",
  Edge: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Safari/537.36 Edg/133.0.0.0",
};

it.each([
  ["iPhone", 5, "steps"],
  ["Chrome on an iPhone", 5, "steps"],
  ["Safari on a Mac or an iPad", 5, "steps"],
  ["Safari on a Mac or an iPad", 0, "dock"],
  ["Safari 16 on a Mac", 0, "question"],
  ["Chrome on a Mac", 0, "question"],
  ["Firefox on a Mac", 0, "question"],
  ["Chrome on Android", 5, "question"],
  ["Edge", 10, "question"],
] as const)("on %s with %i touch points the way is: %s", (name, touchPoints, method) => {
  expect(installMethodOf(AGENTS[name], touchPoints)).toBe(method);
});
