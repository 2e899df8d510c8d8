import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
import { toIso } from "@/lib/shared/dates/dates";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { USERS_TAKE, type AccountStatus } from "../constants";
import type { FoundUser, UserSearch } from "../schema";
import { ACCOUNT_STATUS } from "./status";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const PHONE = /^\+?[\d\s()/.-]{6,}$/;
/** What the index finds: three letters or digits in a row (a trigram). Anything shorter would read all accounts. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

// As users_words_idx has it.
const WORDS = Prisma.sql`user_words(u.first_name, u.last_name, u.business_name, u.email, u.phone)`;

/** A national number is the end of the international one without its zeros in front, however its digits are grouped. */
function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "").replace(/^0+/, "");
}

function contains(word: string): Prisma.Sql {
  const pattern = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return Prisma.sql`${WORDS} LIKE '%' || lower(immutable_unaccent(${pattern})) || '%'`;
}

/** How many accounts the index finds at most. If there are more, those that it found are not the newest. */
const MOST_FOUND = 2000;

/** If there are more, how many accounts are read from the newest on. */
const NEWEST_READ = 4000;

const NEWEST_FIRST = Prisma.sql`ORDER BY u.created_at DESC, u.id DESC`;
const KEYS = Prisma.sql`SELECT u.id, u.created_at FROM`;

/**
 * Accounts by words. The planner takes a frequent word to be spread evenly over the years: for one that only old accounts
 * have, it would read all newer ones in the order of the list. So each way has an end: the index, and, where that has found
 * more than it may, the newest accounts until the page is full.
 */
function byWords(condition: Prisma.Sql, reach: number): Prisma.Sql {
  return Prisma.sql`
    found AS MATERIALIZED (${KEYS} users u WHERE ${condition} LIMIT ${MOST_FOUND + 1}),
    newest AS MATERIALIZED (
      ${KEYS} (SELECT * FROM users u ${NEWEST_FIRST} LIMIT ${NEWEST_READ}) u
      WHERE (SELECT count(*) FROM found) > ${MOST_FOUND} AND ${condition} ${NEWEST_FIRST} LIMIT ${reach}),
    hits AS MATERIALIZED (TABLE found UNION TABLE newest)`;
}

/** The accounts that are meant by what an admin has typed, as `hits`; null: too little to search by. The page ends at `reach`. */
function maybeMeant(search: string, reach: number): Prisma.Sql | null {
  if (search === "")
    return Prisma.sql`hits AS MATERIALIZED (${KEYS} users u ${NEWEST_FIRST} LIMIT ${Math.max(reach, TOTAL_CAP + 1)})`;
  if (UUID.test(search)) return Prisma.sql`hits AS (${KEYS} users u WHERE u.id = ${search}::uuid)`;
  const words = PHONE.test(search) ? [digitsOf(search)] : search.split(/\s+/);
  if (!words.some((word) => TRIGRAM.test(word))) return null;
  return byWords(Prisma.join(words.map(contains), " AND "), reach);
}

type FoundRow = {
  person: PersonRow;
  email: string;
  status: AccountStatus;
  /** As JSON of the database has it. */
  createdAt: string;
};

function toFoundUser({ person, email, status, createdAt }: FoundRow): FoundUser {
  return {
    person: toPersonCard(person, { knowsFully: true }),
    email: status === "DELETED" ? null : email,
    status,
    createdAt: toIso(createdAt),
  };
}

/**
 * A page of the accounts that are meant, the newest first, and their count (capped). Of words that very many have, the
 * newest come first, and then some of the others.
 */
export async function listFoundUsers({
  page,
  search,
}: UserSearch): Promise<{ items: FoundUser[]; counted: number }> {
  const reach = page * USERS_TAKE;
  const meant = maybeMeant(search, reach);
  if (!meant) return { items: [], counted: 0 };
  const [found] = await db.$queryRaw<{ counted: number; rows: FoundRow[] }[]>`
    WITH ${meant},
    page AS (SELECT u.id FROM hits u ${NEWEST_FIRST} LIMIT ${USERS_TAKE} OFFSET ${reach - USERS_TAKE})
    SELECT (SELECT count(*)::int FROM hits) AS counted, (
      SELECT coalesce(json_agg(json_build_object('person', ${personColumn("u")}, 'email', u.email,
        'status', ${ACCOUNT_STATUS}, 'createdAt', u.created_at) ${NEWEST_FIRST}), '[]')
      FROM page JOIN users u ON u.id = page.id) AS rows`;
  return { items: (found?.rows ?? []).map(toFoundUser), counted: found?.counted ?? 0 };
}
