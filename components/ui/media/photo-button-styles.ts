/** A button on a photo in the lightbox; on its own, because the lightbox is fetched when it is opened. */
export const photoButtonStyles = {
  color: "#FFFFFF",
  bgcolor: "rgba(18,21,27,.7)",
  "&:hover": { bgcolor: "rgba(18,21,27,.9)" },
};
