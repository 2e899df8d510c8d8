import Box from "@mui/material/Box";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const messages = lazyMessages(["appointments", "validation"]);

/** The form in which times are proposed; from the conversation and the tender. */
export const LazyProposeTimes = lazyComponent(
  () => import("./ProposeTimesDialog").then((file) => file.ProposeTimesDialog),
  { messages },
);

/** An appointment in the conversation. */
export const LazyAppointmentMessage = lazyComponent(
  () => import("./AppointmentMessage").then((file) => file.AppointmentMessage),
  { messages: lazyMessages(["appointments"]), fallback: <Box sx={{ minHeight: 200 }} /> },
);

/** When the two of an accepted tender meet, on its page. */
export const LazyTenderAppointments = lazyComponent(
  () => import("./TenderAppointments").then((file) => file.TenderAppointments),
  { messages, onError: "silent", fallback: <Box sx={{ minHeight: 148 }} /> },
);
