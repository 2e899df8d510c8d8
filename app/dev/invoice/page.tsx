import { InvoicePage, invoiceTitle } from "@/components/demo/InvoicePage";

type Props = { searchParams: Promise<{ lang?: string | string[]; id?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props) {
  return { title: await invoiceTitle((await searchParams).lang) };
}

export default async function Page({ searchParams }: Props) {
  const { lang, id } = await searchParams;
  return <InvoicePage lang={lang} id={typeof id === "string" ? id : ""} />;
}
