import { ContactScreen } from "@/components/contact/ContactScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";
import { readContactAddress } from "./contact-address";

export const generateMetadata = publicPage("/contact-us");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/contact-us">
      <ContactScreen contact={readContactAddress()} />
    </PublicPage>
  );
}
