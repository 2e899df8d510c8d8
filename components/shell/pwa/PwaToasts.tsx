"use client";

import { useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useAddress } from "@/lib/i18n/address";
import { installPrompt, isInstalled } from "@/lib/platform/browser/pwa/install-prompt";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import { PWA_STYLES } from "./offline-styles";
import { OfflineBanner } from "./OfflineBanner";
import { PWA_MESSAGES, type PwaMessages } from "./pwa-messages";
import { UpdateToast } from "./UpdateToast";
import { useWorker } from "./use-worker";

// It knows browsers apart, which takes a library; only the account asks for it, and only once per device.
const InstallCard = lazyComponent(() => import("./InstallCard").then((file) => file.InstallCard), {
  onError: "silent",
});

/** Everything that may lie over a page at its lower edge. */
export function PwaToasts() {
  const { path, lang } = useAddress();
  const texts = PWA_MESSAGES[lang];
  const { hasNewVersion, takeNewVersion } = useWorker();
  const isAccount = path === "/account" && readStored("refreshToken") !== null;
  return (
    <div className="tb-pwa">
      <style>{PWA_STYLES}</style>
      <OfflineBanner texts={texts.offline} />
      {hasNewVersion && <UpdateToast texts={texts.update} onReload={takeNewVersion} />}
      {isAccount && <InstallPlace texts={texts.install} />}
    </div>
  );
}

/** Only on the account home of somebody who is signed in, and never where it was shown or is installed already. */
function InstallPlace({ texts }: { texts: PwaMessages["install"] }) {
  // Decided on arrival: the card itself remembers that it was shown, and must not vanish of that.
  const [isDue] = useState(() => !installPrompt.wasShown() && !isInstalled());
  return isDue ? <InstallCard texts={texts} /> : null;
}
