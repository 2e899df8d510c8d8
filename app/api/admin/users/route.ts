import { foundUserList, userSearch } from "@/lib/admin/users/schema";
import { searchUsers } from "@/lib/admin/users/service/search";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/users: accounts by a part of name, e-mail address or phone number, or by id, the newest first.
export const GET = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "read", query: userSearch, output: foundUserList },
  ({ query }) => searchUsers(query),
);
