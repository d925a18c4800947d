/** Returns the password or mailed code from a form of `useOwnerProof`. */
export function proofOf(formData: FormData): { password?: string; code?: string } {
  const [password, code] = [formData.get("password"), formData.get("code")];
  return { ...(typeof password === "string" && { password }), ...(typeof code === "string" && { code }) };
}
