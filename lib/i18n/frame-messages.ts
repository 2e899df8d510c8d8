import { toLanguage, type Locale } from "./languages";
import { FRAME_NAMESPACES, type Messages } from "./messages";

/** The texts of the frame, fetched by the browser: for pages whose own texts are all drawn on the server. */
export async function loadFrameMessages(locale: Locale): Promise<Partial<Messages>> {
  const lang = toLanguage(locale);
  const files = await Promise.all(
    FRAME_NAMESPACES.map(async (namespace) => {
      const file = (await import(`../../messages/${lang}/${namespace}.json`)) as { default: unknown };
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(files) as Partial<Messages>;
}
