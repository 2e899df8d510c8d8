import styles from "./Photos.module.css";

type Props = { photos: readonly string[]; size?: "small" | "large" };

/** Photos beside each other, by the addresses of their thumbnails; nothing where there is none. */
export function Photos({ photos, size = "small" }: Props) {
  if (photos.length === 0) return null;
  return (
    <div className={styles[size]}>
      {photos.map((src) => (
        <img key={src} src={src} alt="" loading="lazy" width={320} height={240} />
      ))}
    </div>
  );
}
