import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
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

/** So many accounts with several words at most are put in order. */
const MOST_IN_ORDER = 10_000;

const inOrder = (condition: Prisma.Sql) =>
  Prisma.sql`WITH u AS NOT MATERIALIZED (SELECT * FROM users u WHERE ${condition})`;

/**
 * Two frequent words that no account has together: in the order of the list all accounts would be read before that is
 * known, so the index finds the accounts first. Those with one frequent word are soon there in that order.
 */
const foundFirst = (condition: Prisma.Sql) =>
  Prisma.sql`WITH u AS MATERIALIZED (SELECT * FROM users u WHERE ${condition} LIMIT ${MOST_IN_ORDER})`;

/** The accounts that are meant by what an admin has typed, as `u`; null: too little to search by. */
function maybeMeant(search: string): Prisma.Sql | null {
  if (search === "") return inOrder(Prisma.sql`true`);
  if (UUID.test(search)) return inOrder(Prisma.sql`u.id = ${search}::uuid`);
  const words = PHONE.test(search) ? [digitsOf(search)] : search.split(/\s+/);
  if (!words.some((word) => TRIGRAM.test(word))) return null;
  const condition = Prisma.join(words.map(contains), " AND ");
  return words.length > 1 ? foundFirst(condition) : inOrder(condition);
}

type FoundRow = {
  person: PersonRow;
  email: string;
  status: AccountStatus;
  createdAt: Date;
};

function toFoundUser({ person, email, status, createdAt }: FoundRow): FoundUser {
  return {
    person: toPersonCard(person, { knowsFully: true }),
    email: status === "DELETED" ? null : email,
    status,
    createdAt: createdAt.toISOString(),
  };
}

/** A page of the accounts that are meant, the newest first, and their count (capped). */
export async function listFoundUsers({
  page,
  search,
}: UserSearch): Promise<{ items: FoundUser[]; counted: number }> {
  const accounts = maybeMeant(search);
  if (!accounts) return { items: [], counted: 0 };
  const [rows, [count]] = await Promise.all([
    db.$queryRaw<FoundRow[]>`
      ${accounts} SELECT ${personColumn("u")} AS person, u.email::text AS email, ${ACCOUNT_STATUS} AS status, u.created_at AS "createdAt"
      FROM u ORDER BY u.created_at DESC, u.id DESC
      LIMIT ${USERS_TAKE} OFFSET ${(page - 1) * USERS_TAKE}`,
    db.$queryRaw<{ counted: number }[]>`
      ${accounts} SELECT count(*)::int AS counted FROM (SELECT 1 FROM u LIMIT ${TOTAL_CAP + 1}) found`,
  ]);
  return { items: rows.map(toFoundUser), counted: count?.counted ?? 0 };
}
