/** For `dynamic`: where the network does not bring a part of the frame, the screen goes on without it until a reload. */
export const withoutIt = () => () => null;
