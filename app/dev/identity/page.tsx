import { IdentityPage, identityTitle, type IdentityQuery } from "@/components/demo/IdentityPage";

type Props = { searchParams: Promise<IdentityQuery> };

export async function generateMetadata({ searchParams }: Props) {
  return { title: await identityTitle((await searchParams).lang) };
}

export default async function Page({ searchParams }: Props) {
  return <IdentityPage query={await searchParams} />;
}
