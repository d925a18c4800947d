import { connect } from "node:net";

/** Sends raw bytes. Returns the server's response once the server closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {}).on("data", (data) => (text += data.toString()));
    socket.on("close", () => resolve(text));
    socket.write(bytes);
  });
}
