import { toListAnswer } from "@/lib/shared/list-query";
import { USERS_TAKE } from "../constants";
import { listFoundUsers } from "../data/search";
import type { FoundUserList, UserSearch } from "../schema";

/** A page of the accounts by a part of name, address or phone number, or by id, for admins who support. */
export async function searchUsers(query: UserSearch): Promise<FoundUserList> {
  const { items, counted } = await listFoundUsers(query);
  return toListAnswer(items, counted, query.page, USERS_TAKE);
}
