import Typography from "@mui/material/Typography";
import { SectionCard } from "@/components/ui/layout/SectionCard";

/** A section that has nothing to show says so. */
export function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <SectionCard title={title}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {children}
      </Typography>
    </SectionCard>
  );
}
