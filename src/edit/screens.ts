// The screens that a page can be looked at on, by their width in CSS pixels.
export const screens = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

export type Screen = keyof typeof screens;
// Cast: these are its names.
export const screenNames = Object.keys(screens) as Screen[];
