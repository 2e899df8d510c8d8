import { MailboxPage, mailboxTitle } from "@/components/demo/MailboxPage";

type Props = { searchParams: Promise<{ lang?: string | string[]; to?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props) {
  return { title: await mailboxTitle((await searchParams).lang) };
}

export default async function Page({ searchParams }: Props) {
  const { lang, to } = await searchParams;
  return <MailboxPage lang={lang} to={typeof to === "string" ? to : null} />;
}
