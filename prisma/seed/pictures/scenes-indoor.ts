/** A scene: the two colours of its background gradient, and the SVG shapes in front. */
export type Scene = { from: string; to: string; draw: string };

export const INDOOR = {
  wall: {
    from: "#F3E7D6",
    to: "#E6D3B8",
    draw: `<path d="M0 0h92v88H0z" fill="#7FA596"/><path d="M92 0c-5 8 4 16-1 24s5 14 0 22 4 14-1 22 3 12 1 20h6V0Z" fill="#7FA596"/>
      <path d="M0 88h160v32H0z" fill="#B98A5C"/><path d="M0 88h160v3H0z" fill="#fff" opacity=".7"/>
      <path d="M112 20h30v38h-30z" fill="#fff"/><path d="M115 23h24v32h-24z" fill="#BFE0F2"/>
      <path d="M126 23v32M115 39h24" stroke="#fff" stroke-width="2.5"/>
      <path d="M40 118 52 44h5L50 118zM76 118 64 44h-5l8 74z" fill="#E8B04A"/>
      <path d="M46 96h25M48 80h20M51 64h14" stroke="#C98D25" stroke-width="3.5"/>
      <path d="M88 84h20v18H88z" fill="#F4F5F7"/><path d="M88 84h20v5H88z" fill="#5E8B7A"/>
      <path d="m84 60 22-9" stroke="#6b5537" stroke-width="3" stroke-linecap="round"/>
      <path d="m80 50 10 20" stroke="#F4F5F7" stroke-width="7" stroke-linecap="round"/>`,
  },
  bath: {
    from: "#DDF0F2",
    to: "#BFDCE2",
    draw: `<path d="M0 24h160M0 48h160M0 72h160M20 0v90M52 0v90M84 0v90M116 0v90M148 0v90" stroke="#fff" stroke-width="2"/>
      <path d="M0 92h160v28H0z" fill="#7C8FA0"/><path d="M18 66h84v14a18 18 0 0 1-18 18H36a18 18 0 0 1-18-18Z" fill="#fff"/>
      <path d="M12 62h96v7H12z" fill="#F5F8FA"/><path d="M28 62V40a8 8 0 0 1 16 0" stroke="#95A3AE" stroke-width="4" fill="none"/>
      <path d="M122 18h26v34h-26z" fill="#fff"/><path d="M125 21h20v28h-20z" fill="#A9CFE0"/>
      <path d="M118 70h34v8h-34z" fill="#B68A5B"/><path d="M124 78h22v22h-22z" fill="#C99B69"/>`,
  },
  floor: {
    from: "#EFE5D8",
    to: "#E0D0BC",
    draw: `<path d="M0 50 160 50 160 120 0 120Z" fill="#B98552"/>
      <path d="M0 66h160M0 84h160M0 104h160M30 50v16M90 50v16M60 66v18M130 66v18M24 84v20M96 84v20" stroke="#946437" stroke-width="2"/>
      <path d="M84 84h70v20H84z" fill="#DDB27E" transform="rotate(-8 119 94)"/><path d="M0 46h160v5H0z" fill="#fff"/>
      <path d="M20 60h30v8H20z" fill="#F9AE0D"/>`,
  },
  tiles: {
    from: "#E9EFEF",
    to: "#D2DDDD",
    draw: `<path d="M0 58h160v62H0z" fill="#9FB4B4"/>
      <path d="M0 58h160M0 79h160M0 100h160M26 58v62M62 58v62M98 58v62M134 58v62" stroke="#E9EFEF" stroke-width="3"/>
      <path d="M64 80h33v19H64z" fill="#C7A27A"/><path d="M28 80h33v19H28z" fill="#F2F6F6"/>
      <path d="m104 44 34 10-3 10-34-10z" fill="#6b5537"/><path d="M96 40h14v16H96z" fill="#AEB7BF"/>
      <path d="M14 22h26v30H14z" fill="#E4572E"/><path d="M14 22h26v7H14z" fill="#B83F1B"/>`,
  },
  drywall: {
    from: "#ECE9E2",
    to: "#D9D4C8",
    draw: `<path d="M0 98h160v22H0z" fill="#A98762"/>
      <path d="M10 8v90M48 8v90M86 8v90M124 8v90M4 8h152M4 98h152" stroke="#AEB7BF" stroke-width="4"/>
      <path d="M12 10h72v86H12z" fill="#F7F5F0"/><path d="M48 10v86" stroke="#DCD7CB" stroke-width="2"/>
      <path d="M96 60h30v38H96z" fill="#F7F5F0" transform="rotate(-6 111 79)"/>
      <path d="m132 40 18-8 4 8-18 8z" fill="#F9AE0D"/><path d="m130 44-12 6" stroke="#333" stroke-width="2.5"/>`,
  },
  room: {
    from: "#F6E4CF",
    to: "#EBCFAF",
    draw: `<path d="M0 90h160v30H0z" fill="#A98762"/><path d="M22 52h44v40H22z" fill="#D7A263"/><path d="M22 52h44v10H22z" fill="#C48D4C"/>
      <path d="M38 52h12v16H38z" fill="#F2D7AE"/><path d="M30 22h32v30H30z" fill="#E2B57B"/><path d="M42 22h8v12h-8z" fill="#F7E3C4"/>
      <path d="M78 64h58a8 8 0 0 1 8 8v20H70V72a8 8 0 0 1 8-8Z" fill="#3F6C8F"/>
      <path d="M84 50h46a8 8 0 0 1 8 8v14H76V58a8 8 0 0 1 8-8Z" fill="#5B8DB4"/>
      <path d="M76 92v8M138 92v8" stroke="#5d4530" stroke-width="5"/><path d="M112 10v24" stroke="#4b4b4b" stroke-width="2"/>
      <path d="M100 34h24l-5-14h-14Z" fill="#F9AE0D"/>`,
  },
  kitchen: {
    from: "#EDF1EC",
    to: "#D5DED4",
    draw: `<path d="M0 104h160v16H0z" fill="#A98762"/><path d="M10 14h44v30H10zM58 14h44v30H58z" fill="#335C67"/>
      <path d="M106 10h44v94h-44z" fill="#DDE2E6"/><path d="M106 48h44M112 30v10M112 58v14" stroke="#AEB7BF" stroke-width="2.5"/>
      <path d="M6 66h98v6H6z" fill="#8A5A34"/><path d="M10 72h44v32H10zM58 72h44v32H58z" fill="#3E6E7A"/>
      <path d="M44 78v8M64 78v8M46 34v6M66 34v6" stroke="#F9D27A" stroke-width="2.5"/>
      <path d="M70 66V54a6 6 0 0 1 12 0" stroke="#8f9aa3" stroke-width="3" fill="none"/><path d="M18 66V54h12v12z" fill="#E4572E"/>`,
  },
  cracks: {
    from: "#E9E3DA",
    to: "#D5CABC",
    draw: `<path d="M20 0c6 18-6 26 2 40s18 8 30 14 10 22 26 20 18-18 34-16 22 12 48 4V0Z" fill="#F7F3EC"/>
      <path d="M58 62c8 4 14-2 22 4s2 16-8 16-24-14-14-20Z" fill="#C9B49A"/>
      <path d="m70 30 6 14-5 8 9 12M120 18l-7 16 6 9" stroke="#A9977F" stroke-width="1.5" fill="none"/>
      <path d="M0 98h160v22H0z" fill="#A67C52"/><path d="M0 95h160v5H0z" fill="#fff"/>
      <path d="M116 66h18v22h-18z" fill="#fff" stroke="#d6cdc0"/><circle cx="125" cy="74" r="3" fill="#8b8b8b"/>`,
  },
  lamp: {
    from: "#2F3A57",
    to: "#1D2438",
    draw: `<path d="M80 0v34" stroke="#0d1120" stroke-width="3"/><path d="M48 62c0-20 14-30 32-30s32 10 32 30Z" fill="#F9AE0D"/>
      <path d="M48 62h64l34 58H14Z" fill="#FFDF94" opacity=".35"/><circle cx="80" cy="64" r="9" fill="#FFF3CF"/>
      <path d="M20 104h120v16H20z" fill="#0f1526"/><path d="M118 82h14v22h-14z" fill="#54658f"/><path d="M28 88h22v16H28z" fill="#7d5a3c"/>`,
  },
  sockets: {
    from: "#F1ECE2",
    to: "#E2D9C8",
    draw: `<path d="M0 96h160v24H0z" fill="#B98A5C"/><path d="M18 18h52v68H18z" fill="#DDE2E6"/><path d="M24 24h40v56H24z" fill="#F5F7F9"/>
      <path d="M30 30h6v16h-6zM40 30h6v16h-6zM50 30h6v16h-6zM30 54h6v16h-6zM40 54h6v16h-6zM50 54h6v16h-6z" fill="#4B5261"/>
      <path d="M50 30h6v7h-6z" fill="#E4572E"/><rect x="92" y="46" width="32" height="32" rx="6" fill="#fff" stroke="#CBD2DB" stroke-width="2"/>
      <circle cx="108" cy="62" r="10" fill="#EEF0F3"/><circle cx="104" cy="62" r="2" fill="#4B5261"/><circle cx="112" cy="62" r="2" fill="#4B5261"/>
      <path d="M44 86c0 20 40 6 48 22" stroke="#F9AE0D" stroke-width="3" fill="none"/>`,
  },
  bucket: {
    from: "#E3F1F6",
    to: "#C9E2EC",
    draw: `<path d="M0 84h160v36H0z" fill="#B9CBD3"/><path d="M96 10h46v52H96z" fill="#fff"/><path d="M100 14h38v44h-38z" fill="#A9D3F0"/>
      <path d="M119 14v44M100 36h38" stroke="#fff" stroke-width="3"/><path d="M20 60h40l-5 46H25z" fill="#1D5BC9"/>
      <path d="M18 58h44v6H18z" fill="#174BA6"/><path d="M22 58a18 20 0 0 1 36 0" stroke="#8f9aa3" stroke-width="2.5" fill="none"/>
      <path d="m66 100 34-84" stroke="#B98A5C" stroke-width="4" stroke-linecap="round"/>
      <path d="M52 98h30l4 12H48z" fill="#F9AE0D"/><circle cx="40" cy="50" r="5" fill="#fff"/><circle cx="32" cy="53" r="4" fill="#fff"/>`,
  },
  desk: {
    from: "#EFEAF6",
    to: "#DCD3EA",
    draw: `<path d="M0 92h160v6H0z" fill="#8A5A34"/><path d="M0 98h160v22H0z" fill="#A97247"/>
      <path d="M42 40h64v44H42z" fill="#242A34"/><path d="M46 44h56v36H46z" fill="#F6F7F8"/><path d="M34 84h80l6 8H28z" fill="#C9CED6"/>
      <path d="M52 52h26M52 60h40M52 68h32" stroke="#8FB6FF" stroke-width="3.5" stroke-linecap="round"/>
      <path d="M124 70h16v22h-16z" fill="#F9AE0D"/><path d="M140 75h6v10h-6" stroke="#F9AE0D" stroke-width="3" fill="none"/>
      <path d="M12 52h16v40H12z" fill="#5FA57F"/><path d="M12 52c-6-14 4-24 8-24s14 10 8 24Z" fill="#3F7D46"/>`,
  },
  boiler: {
    from: "#EAEFF2",
    to: "#CFD8DE",
    draw: `<path d="M0 102h160v18H0z" fill="#8D99A4"/><rect x="52" y="14" width="52" height="66" rx="8" fill="#fff"/>
      <path d="M60 24h36v14H60z" fill="#242A34"/><path d="M66 31h10" stroke="#5FD39A" stroke-width="4"/>
      <circle cx="70" cy="58" r="6" fill="#EEF0F3" stroke="#AEB7BF" stroke-width="2"/><circle cx="88" cy="58" r="6" fill="#EEF0F3" stroke="#AEB7BF" stroke-width="2"/>
      <path d="M64 80v40M78 80v40M92 80v40" stroke="#C77B3B" stroke-width="4"/><path d="M78 14V0" stroke="#AEB7BF" stroke-width="10"/>
      <path d="M118 60h30v42h-30z" fill="#F6F7F8"/><path d="M124 62v38M132 62v38M140 62v38" stroke="#C9CED6" stroke-width="4"/>
      <path d="M26 96c-6-8 0-14 4-20 4 6 10 12 4 20Z" fill="#5B8DB4"/>`,
  },
  board: {
    from: "#DDE5FA",
    to: "#C3D0F0",
    draw: `<path d="M16 12h90v54H16z" fill="#2D4A43"/><path d="M12 8h98v4H12zM12 66h98v4H12z" fill="#A98762"/>
      <path d="M28 34h22M28 44h34M70 26l10 20 10-20M73 38h14" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/>
      <path d="M0 96h160v24H0z" fill="#B98A5C"/><path d="M84 74h52v22H84z" fill="#F4F5F7"/><path d="M88 78h44v14H88z" fill="#5B7FD1"/>
      <path d="M76 96h68v4H76z" fill="#cfd5de"/><path d="M30 84h30v12H30z" fill="#E4572E"/><path d="M34 76h24v8H34z" fill="#F9AE0D"/>`,
  },
  party: {
    from: "#FBE3EC",
    to: "#F3C6D6",
    draw: `<path d="M0 98h160v22H0z" fill="#A98762"/><path d="M28 26v60M134 20v64M114 36v50" stroke="#8b8b8b" stroke-width="1.5"/>
      <ellipse cx="28" cy="26" rx="13" ry="16" fill="#1D5BC9"/><ellipse cx="134" cy="20" rx="13" ry="16" fill="#F9AE0D"/>
      <ellipse cx="114" cy="38" rx="11" ry="14" fill="#14744A"/><path d="M0 8c26 14 54 14 80 0s54-14 80 0" stroke="#C4283A" stroke-width="2" fill="none"/>
      <path d="m14 13 8 12 6-9zM54 16l8 11 7-12zM96 6l7 12 8-11z" fill="#fff"/><path d="M48 72h52v26H48z" fill="#fff"/>
      <path d="M48 72c6 8 10 8 13 0 4 8 9 8 13 0 4 8 9 8 13 0 4 8 9 8 13 0Z" fill="#E4572E"/><path d="M62 52h24v20H62z" fill="#F6E4CF"/>
      <path d="M74 40v12" stroke="#1D5BC9" stroke-width="3"/><path d="M74 32c4 4 3 8 0 8s-4-4 0-8Z" fill="#F9AE0D"/>`,
  },
  specimen: {
    from: "#E7ECF3",
    to: "#CBD6E4",
    draw: `<rect x="14" y="22" width="132" height="78" rx="8" fill="#fff"/><path d="M14 30a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v8H14Z" fill="#1D5BC9"/>
      <rect x="24" y="48" width="34" height="42" rx="4" fill="#D9E8F5"/><circle cx="41" cy="62" r="8" fill="#8D99A4"/>
      <path d="M28 90c2-12 24-12 26 0Z" fill="#8D99A4"/><path d="M68 54h62M68 64h46M68 74h54M68 84h30" stroke="#C9CED6" stroke-width="4" stroke-linecap="round"/>
      <path d="m34 96 92-62" stroke="#C4283A" stroke-width="3" opacity=".6"/>`,
  },
} as const satisfies Record<string, Scene>;
