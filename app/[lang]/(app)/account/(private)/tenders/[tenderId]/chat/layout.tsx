import type { Viewport } from "next";

// The on-screen keyboard shrinks the conversation instead of covering its newest message.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default function ChatLayout({ children }: { children: React.ReactNode }) {
  return children;
}
