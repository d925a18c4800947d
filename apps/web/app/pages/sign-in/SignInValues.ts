export type SignInValues = { email: string; password: string; stayConnected: boolean };

export const emptySignIn: SignInValues = { email: "", password: "", stayConnected: false };
