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

/** The accounts that are meant by what an admin has typed; null: too little to search by. */
function maybeCondition(search: string): Prisma.Sql | null {
  if (search === "") return Prisma.sql`true`;
  if (UUID.test(search)) return Prisma.sql`u.id = ${search}::uuid`;
  const words = PHONE.test(search) ? [digitsOf(search)] : search.split(/\s+/);
  return words.some((word) => TRIGRAM.test(word)) ? Prisma.join(words.map(contains), " AND ") : null;
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
  const condition = maybeCondition(search);
  if (!condition) return { items: [], counted: 0 };
  const [rows, [count]] = await Promise.all([
    db.$queryRaw<FoundRow[]>`
      SELECT ${personColumn("u")} AS person, u.email::text AS email, ${ACCOUNT_STATUS} AS status, u.created_at AS "createdAt"
      FROM users u WHERE ${condition} ORDER BY u.created_at DESC, u.id DESC
      LIMIT ${USERS_TAKE} OFFSET ${(page - 1) * USERS_TAKE}`,
    db.$queryRaw<{ counted: number }[]>`
      SELECT count(*)::int AS counted FROM (SELECT 1 FROM users u WHERE ${condition} LIMIT ${TOTAL_CAP + 1}) found`,
  ]);
  return { items: rows.map(toFoundUser), counted: count?.counted ?? 0 };
}
