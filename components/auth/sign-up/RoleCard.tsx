import shared from "@/components/ui/static/shared.module.css";
import styles from "./RoleCard.module.css";
import { RolePicture } from "./RolePicture";
import type { SignUpRole } from "./role";

type Props = { role: SignUpRole; title: string; text: string };

/** One of the two large radio cards of the first step. The browser keeps which is chosen; a client is where it begins. */
export function RoleCard({ role, title, text }: Props) {
  const titleId = `role-${role}`;
  return (
    <label className={styles.card}>
      <RolePicture role={role} />
      <span className={styles.words}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        <span id={`${titleId}-text`} className={styles.text}>
          {text}
        </span>
      </span>
      <input
        type="radio"
        name="role"
        value={role}
        defaultChecked={role === "CLIENT"}
        aria-labelledby={titleId}
        aria-describedby={`${titleId}-text`}
        className={shared.radio}
      />
    </label>
  );
}
