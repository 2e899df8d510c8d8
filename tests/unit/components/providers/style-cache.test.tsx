import Box from "@mui/material/Box";
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { StyleCache } from "@/components/providers/StyleCache";

vi.mock("next/navigation", () => ({ useServerInsertedHTML: () => undefined }));

it("prefixes what Safari knows under its own name only, and nothing for browsers of long ago", () => {
  const before = new Set(document.querySelectorAll("style"));
  render(
    <StyleCache>
      <Box sx={{ display: "flex", alignItems: "center", userSelect: "none", maskImage: "none" }} />
    </StyleCache>,
  );
  const added = [...document.querySelectorAll("style")].filter((sheet) => !before.has(sheet));
  const written = added.map((sheet) => sheet.textContent).join(" ");
  expect(written).toContain("-webkit-user-select:none");
  expect(written).toContain("-webkit-mask-image:none");
  expect(written).toContain("display:flex");
  expect(written).not.toMatch(/-webkit-(?:box|flex|align)|-ms-/);
});
