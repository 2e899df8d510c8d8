import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { publicApi } from "@/lib/platform/browser/api/api";
import { dropReferral } from "@/lib/platform/browser/session/referral";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { IdentityProvider } from "@/lib/shared/identity";
import type { SignedIn } from "../schema";
import type {
  externalSignInBody,
  externalSignUpBody,
  LinkedIdentity,
  linkRequestBody,
  LocalSignInAnswer,
  localSignInBody,
} from "./schema";

// The screens show errors beside the buttons, so there is no error toast as well.
const meta = { silent: true };

type With<B> = B & { provider: IdentityProvider };

const pathOf = (verb: "sign-in" | "sign-up", provider: IdentityProvider) =>
  `/auth/${verb}/${provider.toLowerCase()}`;

/** Signs in with a Google or Apple identity; the account's password in the body links the identity to it. */
export function useSignInWith() {
  return useMutation({
    meta,
    mutationFn: async ({ provider, ...body }: With<z.input<typeof externalSignInBody>>) =>
      (await publicApi.post<SignedIn>(pathOf("sign-in", provider), body)).data,
    onSuccess: (answer) => sessionStore.signIn(answer),
  });
}

/** Creates an account for an identity and signs the user in. */
export function useSignUpWith() {
  return useMutation({
    meta,
    mutationFn: async ({ provider, ...body }: With<z.input<typeof externalSignUpBody>>) =>
      (await publicApi.post<SignedIn>(pathOf("sign-up", provider), body)).data,
    onSuccess: (answer) => {
      dropReferral();
      sessionStore.signIn(answer);
    },
  });
}

/** Requests an e-mail with a link that links the identity to the account with its address. */
export function useSendIdentityLink() {
  return useMutation({
    meta,
    mutationFn: (body: z.input<typeof linkRequestBody>) =>
      publicApi.post<void>("/auth/link-identity/send", body),
  });
}

/** Links the identity with the token of that e-mail. */
export function useLinkIdentity() {
  return useMutation({
    meta,
    mutationFn: async (token: string) =>
      (await publicApi.post<LinkedIdentity>("/auth/link-identity", { token })).data,
  });
}

/** Signs in at the demo's identity provider as a made-up user. */
export function useLocalSignIn() {
  return useMutation({
    meta,
    mutationFn: async (body: z.input<typeof localSignInBody>) =>
      (await publicApi.post<LocalSignInAnswer>("/dev/identity/token", body)).data,
  });
}
