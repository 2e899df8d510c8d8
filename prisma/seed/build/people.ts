import { createHash } from "node:crypto";
import { subcategoryIdOf } from "@/lib/categories/service";
import { VERIFICATION_KINDS } from "@/lib/people/constants";
import { KEEP_PICTURES_DAYS } from "@/lib/verification/constants";
import { CITIES } from "../cities";
import { CLIENTS } from "../people/clients";
import { BUILDING_PROS } from "../people/pros-building";
import { CARE_PROS } from "../people/pros-care";
import { SERVICE_PROS } from "../people/pros-service";
import { TOWN_CLIENTS, TOWN_PROS } from "../towns/people";
import type { SceneName } from "../pictures/scenes";
import { publicIdOf, type PictureSpec } from "../pictures/store-pictures";
import type { DemoClient, DemoPro, PersonKey } from "../shapes";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";

export const PROS = [...BUILDING_PROS, ...SERVICE_PROS, ...CARE_PROS, ...TOWN_PROS];

const REFERRAL_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function referralCodeOf(key: string): string {
  const bytes = createHash("sha256").update(`referral ${key}`).digest();
  return [...bytes.subarray(0, 8)].map((byte) => REFERRAL_SIGNS[byte % REFERRAL_SIGNS.length]).join("");
}

/** A scene as it is drawn next: every second use of it is mirrored. */
export function sceneOf(rows: Rows, scene: SceneName): PictureSpec["shows"] {
  return {
    scene,
    take: rows.pictures.filter(({ shows }) => "scene" in shows && shows.scene === scene).length,
  };
}

/** Adds a picture to draw and returns its file id. */
export function addPicture(
  rows: Rows,
  name: string,
  spec: Omit<PictureSpec, "id" | "publicId" | "name">,
): string {
  const id = demoId("file", name);
  rows.pictures.push({ ...spec, id, publicId: publicIdOf(name), name: `${name}.webp` });
  return id;
}

type Person = DemoClient | DemoPro;

type BusinessFacts = { street: string; registrationNumber: string; vatId: string };

/** How the street and the numbers of a business look in its country: a nine is a digit. */
const BUSINESSES: Record<string, BusinessFacts> = {
  AT: { street: "Gewerbepark 19", registrationNumber: "FN 999999 d", vatId: "ATU99999999" },
  DE: { street: "Gewerbepark 19", registrationNumber: "HRB 99999", vatId: "DE999999999" },
  HU: { street: "Ipari park 19.", registrationNumber: "01-09-999999", vatId: "HU99999999" },
  CZ: { street: "Průmyslový areál 19", registrationNumber: "99999999", vatId: "CZ99999999" },
  SK: { street: "Priemyselný areál 19", registrationNumber: "99999999", vatId: "SK9999999999" },
};

/**
 * What a BEE who acts for a business says of it; invented numbers, the same in every seed. Its address is another than
 * the one of the profile, whose street only its owner sees.
 */
function businessOf({ key, businessName, postcode, city }: DemoPro) {
  if (businessName === undefined) return { isBusiness: false };
  const town = CITIES[city];
  const digits = createHash("sha256").update(`business ${key}`).digest();
  const { street, registrationNumber, vatId } = BUSINESSES[town.country] ?? BUSINESSES.AT!;
  const numbered = (shape: string) =>
    shape.replaceAll("9", (_, at: number) => String((digits[at] ?? 0) % 10));
  return {
    isBusiness: true,
    businessName,
    businessAddress: `${numbered(street)}, ${postcode} ${town.city}`,
    registrationNumber: numbered(registrationNumber),
    vatId: numbered(vatId),
  };
}

function addUser(rows: Rows, person: Person, role: "CLIENT" | "PRO", now: Date): void {
  const { key, email, firstName, lastName, phone, lang } = person;
  const createdAt = hoursAfter(now, -24 * person.joined);
  rows.users.push({
    id: userIdOf(key),
    email,
    role,
    firstName,
    lastName,
    phone,
    lang,
    ...("headline" in person ? businessOf(person) : { isBusiness: false }),
    showsTenderPhotos: "showsTenderPhotos" in person,
    referralCode: referralCodeOf(key),
    emailConfirmedAt: hoursAfter(createdAt, 0.2),
    termsAcceptedAt: createdAt,
    lastSeenAt: hoursAfter(now, -((person.joined % 9) + 1)),
    createdAt,
    updatedAt: createdAt,
  });
  if (!person.face) return;
  const face = { face: person.face };
  const owner = { ownerId: userIdOf(key), folder: "PHOTOS", createdAt } as const;
  addPicture(rows, `portrait-${key}`, { ...owner, attachedTo: "AVATAR", shows: face });
}

function addProfile(rows: Rows, person: Person, now: Date): void {
  const userId = userIdOf(person.key);
  const createdAt = hoursAfter(now, -24 * person.joined);
  const { city, country, latitude, longitude } = CITIES[person.city];
  const { street, postcode, summary } = person;
  const address = { city, country, latitude, longitude, street, postcode };
  const work =
    "headline" in person
      ? {
          headline: person.headline,
          serviceRadiusKm: person.radiusKm,
          hourlyRateMinor: person.hourlyRate * 100,
        }
      : {};
  rows.profiles.push({ userId, summary, ...address, ...work, createdAt, updatedAt: createdAt });
  rows.languages.push(...person.speaks.map(([code, level], position) => ({ userId, code, level, position })));
}

function addWork(rows: Rows, pro: DemoPro, now: Date): void {
  const userId = userIdOf(pro.key);
  const createdAt = hoursAfter(now, -24 * pro.joined);
  const { education, experience } = pro;
  rows.userSubcategories.push(
    ...pro.subcategories.map((slug) => ({ userId, subcategoryId: subcategoryIdOf(slug), createdAt })),
  );
  if (education) {
    const { school, degree, from: fromYear, to: toYear } = education;
    const id = demoId("education", pro.key);
    rows.educations.push({ id, userId, school, degree, fromYear, toYear, createdAt, updatedAt: createdAt });
  }
  const { title, company, from: fromMonth, to: toMonth, text: description } = experience;
  const months = { fromMonth, toMonth, isCurrent: toMonth === undefined };
  const texts = { title, company, description, createdAt, updatedAt: createdAt };
  rows.experiences.push({ id: demoId("experience", pro.key), userId, ...texts, ...months });
  pro.works.forEach((scene, index) => {
    const at = hoursAfter(createdAt, 24 * (index + 1));
    const file = { ownerId: userId, folder: "PHOTOS", createdAt: at } as const;
    const shows = { scene, take: index + 1 };
    const fileId = addPicture(rows, `work-${pro.key}-${index + 1}`, {
      ...file,
      attachedTo: "WORK",
      shows,
    });
    rows.workPhotos.push({ id: demoId("work", pro.key, index), userId, fileId, createdAt: at });
  });
}

function addVerification(rows: Rows, pro: DemoPro, now: Date): void {
  const createdAt = hoursAfter(now, pro.isVerified ? -24 * (pro.joined - 1) : -20);
  const userId = userIdOf(pro.key);
  const file = { ownerId: userId, folder: "VERIFICATIONS", attachedTo: "VERIFICATION", createdAt } as const;
  const document = (side: string, take: number) =>
    addPicture(rows, `document-${pro.key}-${side}`, { ...file, shows: { scene: "specimen", take } });
  const decidedAt = hoursAfter(createdAt, 22);
  const decided = { status: "APPROVED", decidedAt, decidedById: userIdOf("admin") } as const;
  // Pictures past their retention (GDPR) are not seeded.
  const isPastRetention = pro.isVerified && hoursAfter(decidedAt, 24 * KEEP_PICTURES_DAYS) < now;
  rows.verifications.push({
    id: demoId("verification", pro.key),
    userId,
    documentType: "ID_CARD",
    frontFileId: isPastRetention ? null : document("front", 0),
    backFileId: isPastRetention ? null : document("back", 1),
    createdAt,
    updatedAt: createdAt,
    ...(pro.isVerified ? decided : { status: "PENDING" }),
  });
}

const DOCUMENTS = { TRADE_LICENCE: "TRADE_LICENCE", INSURANCE: "INSURANCE_CERTIFICATE" } as const;

/** Other proofs, whose pictures are past their retention (GDPR). */
function addProofs(rows: Rows, { key, proofs = [] }: DemoPro, now: Date): void {
  const createdAt = hoursAfter(now, -24 * (KEEP_PICTURES_DAYS + 20));
  for (const kind of proofs)
    rows.verifications.push({
      id: demoId("verification", key, VERIFICATION_KINDS.indexOf(kind)),
      userId: userIdOf(key),
      kind,
      documentType: DOCUMENTS[kind],
      status: "APPROVED",
      expiresOn: hoursAfter(now, 24 * 320),
      decidedAt: hoursAfter(createdAt, 9),
      decidedById: userIdOf("admin"),
      createdAt,
      updatedAt: createdAt,
    });
}

function addAdmin(rows: Rows, now: Date): void {
  const createdAt = hoursAfter(now, -24 * 540);
  const key: PersonKey = "admin";
  rows.users.push({
    id: userIdOf(key),
    email: "admin@demo.local",
    role: "ADMIN",
    adminRights: ["MODERATE", "SUPPORT", "MANAGE"],
    firstName: "Alma",
    lastName: "Novak",
    lang: "en",
    referralCode: referralCodeOf(key),
    emailConfirmedAt: createdAt,
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  });
}

/** Adds all users with their profiles. One PRO has a pending verification. */
export function addPeople(rows: Rows, now: Date): void {
  addAdmin(rows, now);
  for (const client of [...CLIENTS, ...TOWN_CLIENTS]) {
    addUser(rows, client, "CLIENT", now);
    addProfile(rows, client, now);
  }
  for (const pro of PROS) {
    addUser(rows, pro, "PRO", now);
    addProfile(rows, pro, now);
    addWork(rows, pro, now);
    if (pro.isVerified || pro.key === "daniel") addVerification(rows, pro, now);
    addProofs(rows, pro, now);
  }
  for (const user of rows.users)
    user.isVerified = PROS.some((pro) => pro.isVerified && userIdOf(pro.key) === user.id);
}
