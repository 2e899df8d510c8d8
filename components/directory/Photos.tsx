import styles from "./Photos.module.css";

type Props = { photos: readonly { publicId: string; thumbnailURL: string }[]; size?: "small" | "large" };

/** Photos beside each other; nothing where there is none. */
export function Photos({ photos, size = "small" }: Props) {
  if (photos.length === 0) return null;
  return (
    <div className={styles[size]}>
      {photos.map(({ publicId, thumbnailURL }) => (
        <img key={publicId} src={thumbnailURL} alt="" loading="lazy" width={320} height={240} />
      ))}
    </div>
  );
}
