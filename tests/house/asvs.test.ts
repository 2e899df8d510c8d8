import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * The requirements of ASVS 5.0.0 by section: their levels in the order of their numbers
 * (OWASP/ASVS, 5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv).
 */
const LEVELS: Record<string, string> = {
  "V1.1": "22",
  "V1.2": "1111122223",
  "V1.3": "112222222223",
  "V1.4": "222",
  "V1.5": "123",
  "V2.1": "122",
  "V2.2": "112",
  "V2.3": "12223",
  "V2.4": "23",
  "V3.1": "3",
  "V3.2": "113",
  "V3.3": "12223",
  "V3.4": "11222233",
  "V3.5": "11122333",
  "V3.6": "3",
  "V3.7": "22333",
  "V4.1": "12233",
  "V4.2": "23333",
  "V4.3": "22",
  "V4.4": "1222",
  "V5.1": "2",
  "V5.2": "112333",
  "V5.3": "113",
  "V5.4": "222",
  "V6.1": "122",
  "V6.2": "111111112222",
  "V6.3": "11223333",
  "V6.4": "112233",
  "V6.5": "22222333",
  "V6.6": "2223",
  "V6.7": "33",
  "V6.8": "2222",
  "V7.1": "222",
  "V7.2": "1111",
  "V7.3": "22",
  "V7.4": "11222",
  "V7.5": "223",
  "V7.6": "22",
  "V8.1": "1233",
  "V8.2": "1123",
  "V8.3": "133",
  "V8.4": "23",
  "V9.1": "111",
  "V9.2": "1222",
  "V10.1": "22",
  "V10.2": "223",
  "V10.3": "22223",
  "V10.4": "1111122222233333",
  "V10.5": "22222",
  "V10.6": "22",
  "V10.7": "222",
  "V11.1": "2233",
  "V11.2": "22233",
  "V11.3": "11233",
  "V11.4": "1222",
  "V11.5": "23",
  "V11.6": "23",
  "V11.7": "33",
  "V12.1": "12233",
  "V12.2": "11",
  "V12.3": "22223",
  "V13.1": "2333",
  "V13.2": "222223",
  "V13.3": "2233",
  "V13.4": "1222233",
  "V14.1": "22",
  "V14.2": "12223333",
  "V14.3": "122",
  "V15.1": "12233",
  "V15.2": "12233",
  "V15.3": "1222222",
  "V15.4": "3333",
  "V16.1": "2",
  "V16.2": "22222",
  "V16.3": "2222",
  "V16.4": "222",
  "V16.5": "2223",
  "V17.1": "23",
  "V17.2": "22223333",
  "V17.3": "22",
};

const REQUIRED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, at) => (level === "3" ? [] : [`${section}.${at + 1} ${level}`])),
);
const STATES = ["met", "met, by reading", "operator", "not applicable", "not met"];
const NAMED = /`((?:tests|lib|docs|components|scripts)\/[^`\s]*|[\w.]+\.(?:md|yaml|json))`/g;

type Row = { requirement: string; state: string; because: string };

const DOCUMENT = readFileSync("docs/security/ASVS.md", "utf8");

function rowsOf(text: string): Row[] {
  const lines = text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| [^|]+ \| ([^|]+?) +\| ([^|]+?) *\|$/gm);
  return [...lines].map(([, number = "", level = "", state = "", because = ""]) => ({
    requirement: `${number} ${level}`,
    state,
    because,
  }));
}

/** What a row says that is not so. */
function complaints({ requirement, state, because }: Row): string[] {
  const files = [...because.matchAll(NAMED)].map(([, file = ""]) => file);
  const isShown = state !== "met" || files.some((file) => /^tests\/.*\.(test|spec)\.tsx?$/.test(file));
  return [
    ...(STATES.includes(state) ? [] : [`${requirement}: ${state} is no state`]),
    ...(isShown ? [] : [`${requirement} is met and names no test`]),
    ...files.filter((file) => !existsSync(file)).map((file) => `${requirement}: there is no ${file}`),
  ];
}

it("has every requirement of levels 1 and 2, once and in their order", () => {
  const counts = ["1", "2"].map((level) => REQUIRED.filter((each) => each.endsWith(` ${level}`)).length);
  expect(counts).toEqual([70, 183]);
  expect(rowsOf(DOCUMENT).map(({ requirement }) => requirement)).toEqual(REQUIRED);
});

it("names a test for each that is met, and only files that exist", () => {
  expect(rowsOf(DOCUMENT).flatMap(complaints)).toEqual([]);
});

it("counts the states as they are", () => {
  const rows = rowsOf(DOCUMENT);
  const counted = STATES.map((state) => `${state} ${rows.filter((row) => row.state === state).length}`);
  const said = [...DOCUMENT.matchAll(/^\| ([a-z, ]+?) +\| [^|]+ \| (\d+) +\|$/gm)];
  expect(said.map(([, state, count]) => `${state} ${count}`)).toEqual(counted);
});

it("bites on a test that is gone, a state that is none, and a claim without a test", () => {
  const row = { requirement: "V1.1.1 2", state: "met", because: "`tests/house/no-such.test.ts`" };
  expect(complaints(row)).toEqual(["V1.1.1 2: there is no tests/house/no-such.test.ts"]);
  expect(complaints({ ...row, because: "`docs/api.md`" })).toEqual(["V1.1.1 2 is met and names no test"]);
  expect(complaints({ ...row, state: "fine", because: "so" })).toEqual(["V1.1.1 2: fine is no state"]);
});
