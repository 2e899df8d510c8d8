"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { UserRecord } from "@/lib/admin/users/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const messages = lazyMessages(["admin-acts"]);
const DIALOGS = {
  export: lazyComponent(() => import("./ExportForDialog").then((file) => file.ExportForDialog), { messages }),
  email: lazyComponent(() => import("./ChangeEmailDialog").then((file) => file.ChangeEmailDialog), {
    messages,
  }),
  deletion: lazyComponent(() => import("./DeletionDialog").then((file) => file.DeletionDialog), { messages }),
};
type Act = keyof typeof DIALOGS;
const ACTS: Act[] = ["export", "email", "deletion"];
/** Not for admins, who would lose or take rights by it. */
const OF_OTHERS: Act[] = ["email", "deletion"];

/** What ends an account stands by itself, below all that helps it. */
const apart = { gridColumn: "1 / -1", mt: 3, justifySelf: { sm: "start" } } as const;

/** What an admin does in the place of a person who asks for it and cannot do it: each is asked about in a dialog. */
export function UserActs({ found: { person } }: { found: UserRecord }) {
  const t = useTranslations("admin-users.help");
  const [act, setAct] = useState<Act | null>(null);
  const Dialog = act && DIALOGS[act];
  const acts = person.role === "ADMIN" ? ACTS.filter((each) => !OF_OTHERS.includes(each)) : ACTS;
  return (
    <>
      {acts.map((each) => (
        <Button
          key={each}
          variant="outlined"
          onClick={() => setAct(each)}
          {...(each === "deletion" && { color: "error", sx: apart })}
        >
          {t(each)}
        </Button>
      ))}
      {Dialog && <Dialog person={person} onClose={() => setAct(null)} />}
    </>
  );
}
