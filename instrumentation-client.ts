import { watchClientErrors } from "@/lib/platform/browser/client-errors";
import { keepInstallOffer } from "@/lib/platform/browser/install-prompt";

// Next runs this before anything of a page: what happens early, and only once, is heard here.
watchClientErrors();
keepInstallOffer();
