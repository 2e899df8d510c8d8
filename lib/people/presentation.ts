/** Area and network codes of a calling code, and how the digits behind them are grouped there. */
type Plan = { calling: string; areas: RegExp; rest: (digits: string) => string[] };

/** Eight digits in fours, others in threes; the last group holds what is left over: "123 4567". */
function inGroups(digits: string): string[] {
  const size = digits.length === 8 ? 4 : 3;
  return digits.match(new RegExp(`\\d{${size}}(?=\\d{${size}})|\\d+$`, "g")) ?? [digits];
}

// Only codes of a known length: a longer list belongs in a library of its own.
const PLANS: readonly Plan[] = [
  { calling: "+420", areas: /^\d{3}(?=\d{6}$)/, rest: inGroups },
  { calling: "+421", areas: /^(?:2(?=\d{8}$)|9\d{2}(?=\d{6}$)|[3-5]\d(?=\d{7}$))/, rest: inGroups },
  { calling: "+36", areas: /^(?:1(?=\d{7}$)|\d{2}(?=\d{6,7}$))/, rest: inGroups },
  { calling: "+43", areas: /^(?:1(?=\d)|6[5-9]\d|316|463|512|732)/, rest: inGroups },
  { calling: "+49", areas: /^(?:1[5-7]\d|30|40|69|89)/, rest: inGroups },
];

/**
 * A phone number in E.164 as it is written where it belongs: "+43 664 123 4567", "+420 777 123 456". One whose code is
 * of no known length keeps the digits together.
 */
export function formatPhone(phone: string): string {
  const plan = PLANS.find(({ calling }) => phone.startsWith(calling));
  if (!plan) return phone;
  const national = phone.slice(plan.calling.length);
  const area = plan.areas.exec(national)?.[0];
  if (!area || area === national) return `${plan.calling} ${national}`;
  return [plan.calling, area, ...plan.rest(national.slice(area.length))].join(" ");
}
