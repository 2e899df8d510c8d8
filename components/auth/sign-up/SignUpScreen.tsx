import { RoleStep } from "./RoleStep";
import { SignUpStep } from "./SignUpStep";

/** Sign-up in two steps: the role, then name, e-mail and password. */
export function SignUpScreen() {
  return <SignUpStep first={<RoleStep />} />;
}
