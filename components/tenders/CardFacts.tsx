import AccessTimeRounded from "@mui/icons-material/AccessTimeRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import PersonOutlineRounded from "@mui/icons-material/PersonOutlineRounded";
import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";
import { useAgreedTime } from "./agreed/use-agreed-time";
import { useTenderFormat } from "./format";

/** When the job that was agreed on is or was, to its two sides. */
function useOwnTime(tender: Tender): { day: string; hours: string } | null {
  const t = useTranslations("tenders.card");
  const dateText = useDateText();
  const agreed = useAgreedTime(tender);
  const completedAt = tender.ownOffer?.completedAt;
  if (!completedAt) return agreed;
  const date = dateText(new Date(completedAt), { day: "numeric", month: "short", year: "numeric" });
  return { day: t("doneOn", { date }), hours: "" };
}

/** Where, when and at what time of day: on phones the place stands beside the picture, the rest below it. */
export function CardFacts({ tender }: { tender: Tender }) {
  const format = useTenderFormat();
  const nameOf = usePersonName();
  const own = useOwnTime(tender);
  const hours = own ? own.hours : tender.timeSlots.length > 0 && format.slots(tender);
  return (
    <Box sx={factsStyles}>
      <Fact icon={<PlaceOutlined />} sx={PLACE}>
        <Place tender={tender} />
      </Fact>
      <Box sx={{ ...rowStyles, gridColumn: "1 / -1" }}>
        <Fact icon={<EventRounded />}>{own?.day ?? format.when(tender)}</Fact>
        {hours && <Fact icon={<AccessTimeRounded />}>{hours}</Fact>}
        {tender.ownOffer?.status === "ACCEPTED" && (
          <Fact icon={<PersonOutlineRounded />} sx={OWN_LINE}>
            {nameOf(tender.creator)}
          </Fact>
        )}
      </Box>
    </Box>
  );
}

/** The town, its country where there is room for it or nothing else says how far it is, and the distance. */
function Place({ tender }: { tender: Tender }) {
  const format = useTenderFormat();
  const distance = format.distance(tender.distanceKm);
  const { address } = tender;
  if (tender.isRemote || !address || !distance)
    return <span>{[format.where(tender), distance].filter(Boolean).join(", ")}</span>;
  return (
    <span>
      {address.city}
      <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
        , {format.country(address.country)}
      </Box>
      , {distance}
    </span>
  );
}

type FactProps = { icon: React.ReactNode; sx?: object; children: React.ReactNode };

function Fact({ icon, sx = {}, children }: FactProps) {
  return (
    <Typography variant="body2" component="span" sx={[factStyles, sx]}>
      {icon}
      {children}
    </Typography>
  );
}

/** Beside the picture, close under the title. */
const PLACE = { gridColumn: { xs: 2 }, mt: { xs: "-4px", md: 0 }, alignSelf: "start" } as const;

/** On phones always below the day, whether it would fit beside it or not. */
const OWN_LINE = { flexBasis: { xs: "100%", md: "auto" } } as const;

const rowStyles = { display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 } as const;

const factsStyles = {
  ...rowStyles,
  display: { xs: "contents", md: "flex" },
  mt: { md: 1.5 },
} as const;

const factStyles = {
  display: "inline-flex",
  alignItems: "flex-start",
  gap: 1.5,
  color: "text.secondary",
  "& svg": { fontSize: 18, my: "2px", flex: "none", color: "surface.muted" },
} as const;
