import { expect, it } from "vitest";
import { notYetSaid } from "@/components/account/not-yet-said";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import type { NotificationView } from "@/lib/notifications/schema";

const NOTHING = { open: [], running: [], feedbackDue: [], disputes: [], counters: [], unreadMessage: null };
const overview = (changes: object) => ({ ...NOTHING, ...changes }) as unknown as TenderOverview;
const news = (type: string, tenderId: string | null) => ({ type, tenderId }) as NotificationView;

it("leaves out what the next steps and the appointments say already", () => {
  const all = [
    news("NEW_OFFER", "t1"),
    news("APPOINTMENT", "t2"),
    news("DECLINED", "t3"),
    news("NEW_OFFER", null),
  ];
  const said = overview({
    open: [
      { tenderId: "t1", offerCount: 2 },
      { tenderId: "t3", offerCount: 0 },
    ],
  });

  expect(notYetSaid(all, said)).toEqual([news("DECLINED", "t3"), news("NEW_OFFER", null)]);
  expect(notYetSaid(all, overview({}))).toHaveLength(3);
});
