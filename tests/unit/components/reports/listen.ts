import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { answerWith } from "@/tests/support/screen";

/** What the screen has sent, with the answers of `answers` to all that it asks. */
export function listen(answers: Record<string, unknown>) {
  answerWith(answers);
  const answer = accountAxios.defaults.adapter as (config: object) => Promise<unknown>;
  const sent: [string, unknown][] = [];
  accountAxios.defaults.adapter = (config) => {
    if (config.method === "post") sent.push([config.url ?? "", JSON.parse(String(config.data ?? "null"))]);
    return answer(config) as never;
  };
  return sent;
}
