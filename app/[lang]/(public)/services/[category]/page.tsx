import { ServiceScreen } from "@/components/directory/service/ServiceScreen";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readServicePage, type ServiceParams } from "./read-service-page";

export { serviceMetadata as generateMetadata } from "./service-metadata";

export default async function Page({ params }: PageProps<ServiceParams>) {
  return <ServiceScreen {...await readServicePage(await enterPage(params))} />;
}
