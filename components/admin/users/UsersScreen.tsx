"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DOT } from "@/components/ui/styles/dot";
import { useDateText } from "@/components/ui/display/use-date-text";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PagedList } from "@/components/ui/lists/PagedList";
import { SearchField } from "@/components/ui/lists/SearchField";
import { useListState } from "@/components/ui/lists/use-list-state";
import { usersQuery } from "@/lib/admin/users/queries";
import type { FoundUser } from "@/lib/admin/users/schema";
import { Link } from "@/lib/i18n/navigation";
import { StatusMark } from "./StatusMark";

/** What is shorter finds nothing, as the text of the empty list says. */
const MIN_SEARCH = 3;

const NAMES = { tabs: ["all"], filters: [] } as const;

/** All accounts, and the search for one of them, for admins who support. */
export function UsersScreen() {
  const t = useTranslations("admin-users");
  const list = useListState(NAMES);
  const query = useQuery(usersQuery({ page: list.page, search: list.search }));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        <SearchField
          value={list.search}
          onSubmit={list.setSearch}
          label={t("search")}
          placeholder={t("placeholder")}
        />
        <PagedList
          query={query}
          hrefForPage={list.hrefForPage}
          loading={<RowSkeleton count={5} />}
          empty={{
            title: t("empty.title"),
            // What is too short to be searched by is not misspelt.
            text: t([...list.search].length < MIN_SEARCH ? "empty.text" : "empty.unknown"),
            actions: list.search && (
              <Button variant="outlined" onClick={() => list.setSearch("")}>
                {t("empty.clear")}
              </Button>
            ),
          }}
        >
          {(users) => (
            <>
              {list.search && query.data && (
                <Typography variant="body2" component="p" role="status" sx={{ color: "text.secondary" }}>
                  {t(query.data.totalIsCapped ? "foundMany" : "found", { count: query.data.total })}
                </Typography>
              )}
              <SectionCard flush>
                {users.map((found) => (
                  <UserRow key={found.person.id} found={found} />
                ))}
              </SectionCard>
            </>
          )}
        </PagedList>
      </Box>
    </PageContainer>
  );
}

function UserRow({ found }: { found: FoundUser }) {
  const t = useTranslations("admin-users");
  const nameOf = usePersonName();
  const dateText = useDateText();
  const { person, email, status, createdAt } = found;
  const day = dateText(new Date(createdAt), { dateStyle: "medium" });
  return (
    <Box sx={rowStyles}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
        <Typography variant="subtitle1" component="h2" sx={{ minWidth: 0 }}>
          <TextLink component={Link} href={`/admin/users/${person.id}`}>
            {nameOf(person)}
          </TextLink>
        </Typography>
        {/* Most accounts are as they should be. */}
        {status !== "ACTIVE" && <StatusMark status={status} />}
      </Box>
      {email && <Typography variant="body2">{email}</Typography>}
      <Typography variant="body2" sx={{ color: "text.secondary", gridColumn: { md: 3 } }}>
        {[t(`roles.${person.role}`), t("since", { day })].join(DOT)}
      </Typography>
    </Box>
  );
}

/** On a desk in columns that run through all rows. */
const rowStyles = {
  px: { xs: 4, md: 6 },
  py: 3,
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)" },
  columnGap: 4,
  alignItems: "center",
  overflowWrap: "anywhere",
} as const;
