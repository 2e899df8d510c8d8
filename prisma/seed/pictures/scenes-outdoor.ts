import type { Scene } from "./scenes-indoor";

export const OUTDOOR = {
  house: {
    from: "#A9D3F0",
    to: "#DCEEF9",
    draw: `<path d="M26 30h108v90H26z" fill="#F2C98A"/><path d="m16 34 64-28 64 28z" fill="#A8462F"/>
      <path d="M40 46h20v24H40zM100 46h20v24h-20zM40 82h20v24H40zM100 82h20v24h-20z" fill="#fff"/>
      <path d="M42 48h16v20H42zM102 48h16v20h-16zM42 84h16v20H42zM102 84h16v20h-16z" fill="#6C97B5"/>
      <path d="M70 84h20v36H70z" fill="#6A4426"/><path d="M0 112h160v8H0z" fill="#6EA55F"/><path d="M26 30h34v90H26z" fill="#fff" opacity=".28"/>`,
  },
  roof: {
    from: "#9CC9EC",
    to: "#DCEEF9",
    draw: `<circle cx="132" cy="22" r="12" fill="#FFD873"/><path d="M0 104 80 24l80 80v16H0z" fill="#A8462F"/>
      <path d="M18 88h124M34 72h92M50 56h60M66 40h28M2 104h156" stroke="#873521" stroke-width="3"/>
      <path d="M92 66h30v22H92z" fill="#EADBC8"/><path d="M96 70h22v14H96z" fill="#7d5a3c"/>
      <path d="M32 118 66 52" stroke="#E8B04A" stroke-width="4"/><path d="M44 120 78 54" stroke="#E8B04A" stroke-width="4"/>
      <path d="m40 102 12 5M48 87l12 5M56 72l12 5" stroke="#C98D25" stroke-width="3"/>`,
  },
  garden: {
    from: "#BFE3F5",
    to: "#E8F5FB",
    draw: `<circle cx="130" cy="24" r="12" fill="#FFD873"/><path d="M0 72c30-10 60-6 90-2s50 0 70-6v56H0Z" fill="#7DB46C"/>
      <path d="M0 92c40-8 90-8 160 0v28H0Z" fill="#5E9A54"/><path d="M0 54h160v22H0z" fill="#3F7D46"/>
      <path d="M0 54c6-8 12-8 18 0 6-8 14-8 20 0 6-9 14-9 20 0 6-8 14-8 20 0 6-9 14-9 20 0 6-8 14-8 20 0 6-8 14-8 20 0 8-7 14-7 22 0v10H0Z" fill="#4D8F52"/>
      <path d="m60 108 30-24" stroke="#444b57" stroke-width="4" stroke-linecap="round"/><path d="M84 82h28a5 5 0 0 1 5 5v9H84z" fill="#E4572E"/>
      <circle cx="90" cy="98" r="6" fill="#333a45"/><circle cx="110" cy="98" r="6" fill="#333a45"/>`,
  },
  fence: {
    from: "#CBE6F4",
    to: "#EEF7FA",
    draw: `<path d="M0 96h160v24H0z" fill="#6EA55F"/><path d="M0 52h160v7H0zM0 82h160v7H0z" fill="#8A5A34"/>
      <path d="M8 40l8-8 8 8v64H8zM34 40l8-8 8 8v64H34zM60 40l8-8 8 8v64H60zM112 40l8-8 8 8v64h-16zM138 40l8-8 8 8v64h-16z" fill="#C08B57"/>
      <path d="M84 58l10-10 8 8v52H86z" fill="#C08B57" transform="rotate(14 94 80)"/><path d="M84 108h26" stroke="#444b57" stroke-width="3"/>`,
  },
  snow: {
    from: "#C9D8E8",
    to: "#EEF3F8",
    draw: `<path d="M28 46h70v50H28z" fill="#B98A5C"/><path d="m20 50 43-28 43 28z" fill="#fff"/><path d="M54 68h18v28H54z" fill="#6A4426"/>
      <path d="M0 92c30-8 60-4 84-2s50-6 76 0v30H0Z" fill="#fff"/><path d="M66 120c2-12 10-20 26-24" stroke="#DCE4EC" stroke-width="14" fill="none"/>
      <path d="m118 100 16-54" stroke="#8A5A34" stroke-width="4" stroke-linecap="round"/><path d="M104 94h26l-3 18h-20z" fill="#1D5BC9"/>
      <circle cx="20" cy="20" r="2.5" fill="#fff"/><circle cx="48" cy="12" r="2" fill="#fff"/><circle cx="112" cy="20" r="2.5" fill="#fff"/><circle cx="142" cy="36" r="2" fill="#fff"/>`,
  },
  solar: {
    from: "#8FC4EE",
    to: "#DCEEF9",
    draw: `<circle cx="30" cy="24" r="13" fill="#FFD873"/><path d="M10 78 60 34h90l10 44v42H10z" fill="#F2C98A"/>
      <path d="M2 82 58 30h96l6 52z" fill="#A8462F"/><path d="m40 70 28-28h68l8 28z" fill="#22406E"/>
      <path d="m54 56h86M62 70l18-28M86 70l10-28M112 70l2-28M136 70l-8-28" stroke="#8FB6FF" stroke-width="1.8"/>
      <path d="M30 92h22v18H30zM110 92h22v18h-22z" fill="#6C97B5"/><path d="M0 114h160v6H0z" fill="#6EA55F"/>`,
  },
  car: {
    from: "#D9DEE6",
    to: "#BCC5D1",
    draw: `<path d="M0 98h160v22H0z" fill="#6C7482"/><path d="M14 82c2-18 12-22 28-24l16-22h46l20 22c16 2 24 8 24 24v10H14Z" fill="#C4283A"/>
      <path d="m62 40-12 18h30V40ZM86 40v18h28L100 40Z" fill="#CFE5F2"/><circle cx="44" cy="92" r="15" fill="#22262e"/>
      <circle cx="44" cy="92" r="7" fill="#CBD2DB"/><circle cx="118" cy="92" r="15" fill="#22262e"/><circle cx="118" cy="92" r="7" fill="#CBD2DB"/>`,
  },
  van: {
    from: "#D7E6EF",
    to: "#F3F0E6",
    draw: `<path d="M0 98h160v22H0z" fill="#8D99A4"/><path d="M12 30h84v62H12z" fill="#F6F7F8"/><path d="M96 48h30l20 24v20H96z" fill="#F9AE0D"/>
      <path d="M102 54h21l13 18h-34z" fill="#CFE5F2"/><path d="M12 78h134v6H12z" fill="#E89C00" opacity=".6"/>
      <circle cx="40" cy="94" r="13" fill="#22262e"/><circle cx="40" cy="94" r="6" fill="#CBD2DB"/><circle cx="120" cy="94" r="13" fill="#22262e"/>
      <circle cx="120" cy="94" r="6" fill="#CBD2DB"/><path d="M26 42h26v26H26z" fill="#D7A263"/><path d="M36 42h7v10h-7z" fill="#F2D7AE"/>
      <path d="M58 50h20v18H58z" fill="#C48D4C"/>`,
  },
  bicycle: {
    from: "#E6EFE0",
    to: "#CFDDC6",
    draw: `<path d="M0 100h160v20H0z" fill="#A7AFA2"/><circle cx="44" cy="82" r="24" fill="none" stroke="#242A34" stroke-width="4"/>
      <circle cx="118" cy="82" r="24" fill="none" stroke="#242A34" stroke-width="4"/>
      <path d="M44 82 64 44h42l12 38M64 44l18 38h-38M82 82l24-38" stroke="#1D5BC9" stroke-width="4.500" fill="none" stroke-linejoin="round"/>
      <path d="M56 38h18M102 32h16l4 8M106 44l-3-12" stroke="#242A34" stroke-width="4.500" stroke-linecap="round" fill="none"/>
      <circle cx="82" cy="82" r="6" fill="#F9AE0D"/>`,
  },
  dog: {
    from: "#D3EAF5",
    to: "#F0F7EC",
    draw: `<path d="M0 86c40-8 110-8 160 0v34H0Z" fill="#7DB46C"/><path d="M130 20h10v66h-10z" fill="#6A4426"/><circle cx="134" cy="24" r="22" fill="#4D8F52"/>
      <path d="M42 60h46c10 0 14 8 14 18v24h-9V84H54v18h-9V80c-8-2-10-10-3-20Z" fill="#C48D4C"/>
      <path d="M88 60c-2-16 6-24 18-24s18 8 20 16c-4 8-12 8-18 8Z" fill="#C48D4C"/><path d="M96 38c-8 2-10 14-6 20 6-2 10-10 6-20Z" fill="#8A5A34"/>
      <circle cx="110" cy="46" r="2.2" fill="#242A34"/><circle cx="125" cy="51" r="3" fill="#242A34"/><path d="M42 62c-12-4-14-14-10-20" stroke="#C48D4C" stroke-width="6" fill="none" stroke-linecap="round"/>
      <path d="M88 62h16" stroke="#C4283A" stroke-width="5"/><path d="M96 62C70 20 40 30 10 10" stroke="#C4283A" stroke-width="2" fill="none"/>`,
  },
  tyres: {
    from: "#DFE4EA",
    to: "#C3CBD5",
    draw: `<path d="M0 100h160v20H0z" fill="#737C89"/><circle cx="56" cy="66" r="38" fill="#22262e"/><circle cx="56" cy="66" r="22" fill="#CBD2DB"/>
      <circle cx="56" cy="66" r="6" fill="#6C7482"/><path d="M56 46v14M56 72v14M36 66h14M62 66h14" stroke="#8D99A4" stroke-width="5"/>
      <path d="M104 38h46v14h-46zM104 56h46v14h-46zM104 74h46v14h-46zM104 92h46v12h-46z" fill="#22262e"/>
      <path d="M104 45h46M104 63h46M104 81h46M104 98h46" stroke="#4B5261" stroke-width="2"/>`,
  },
  charger: {
    from: "#D5E5F2",
    to: "#EEF3F8",
    draw: `<path d="M0 102h160v18H0z" fill="#8D99A4"/><path d="M106 0h54v102h-54z" fill="#EADBC8"/><rect x="116" y="30" width="28" height="40" rx="6" fill="#242A34"/>
      <path d="m131 38-7 14h6l-2 12 8-15h-6z" fill="#5FD39A"/><path d="M130 70c0 24-20 26-34 10" stroke="#242A34" stroke-width="4" fill="none"/>
      <path d="M0 84c2-16 10-20 24-22l12-18h34l18 20c10 2 12 8 12 20v8H0Z" fill="#1D5BC9"/><path d="M38 48 28 62h24V48ZM58 48v14h24L70 48Z" fill="#CFE5F2"/>
      <circle cx="22" cy="92" r="12" fill="#22262e"/><circle cx="78" cy="92" r="12" fill="#22262e"/><circle cx="22" cy="92" r="5" fill="#CBD2DB"/><circle cx="78" cy="92" r="5" fill="#CBD2DB"/>`,
  },
} as const satisfies Record<string, Scene>;
