"use client";

import { useState } from "react";
import { useCoveredHeight } from "@/components/ui/layout/use-covered-height";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { toLanguage } from "@/lib/i18n/languages";
import { usePageLocale, usePagePath } from "@/lib/i18n/static-navigation";
import { installPrompt, isInstalled } from "@/lib/platform/browser/pwa/install-prompt";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import { PWA_STYLES } from "./offline-styles";
import { OfflineBanner } from "./OfflineBanner";
import { PWA_MESSAGES, type PwaMessages } from "./pwa-messages";
import { UpdateToast } from "./UpdateToast";
import { useServiceWorker } from "./use-service-worker";

// Code-split: browser detection takes a library, and only the account shows the card, once per device.
const InstallCard = lazyComponent(() => import("./InstallCard").then((file) => file.InstallCard), {
  onError: "silent",
});

/** Above and below the overlays, in px, where the page leaves room for them (offline-styles.ts). */
const GAPS = 16;

/** What the PWA shows over the lower edge of a page: offline banner, update toast, install card. */
export function PwaToasts() {
  const messages = PWA_MESSAGES[toLanguage(usePageLocale())];
  const { hasNewVersion, takeNewVersion } = useServiceWorker();
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  useCoveredHeight(overlay, "--tb-pwa", GAPS);
  const isAccount = usePagePath() === "/account" && readStored("refreshToken") !== null;
  return (
    <div className="tb-pwa" ref={setOverlay}>
      <style>{PWA_STYLES}</style>
      <OfflineBanner messages={messages.offline} />
      {hasNewVersion && <UpdateToast messages={messages.update} onReload={takeNewVersion} />}
      {isAccount && <InstallCardOnce messages={messages.install} />}
    </div>
  );
}

/** The install card, unless it was shown before or the app is installed. */
function InstallCardOnce({ messages }: { messages: PwaMessages["install"] }) {
  // Decided on mount: the card itself records that it was shown, which must not hide it again.
  const [isDue] = useState(() => !installPrompt.wasShown() && !isInstalled());
  return isDue ? <InstallCard messages={messages} /> : null;
}
