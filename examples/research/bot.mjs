#!/usr/bin/env node
// A bot for Patolli in JavaScript: it takes the first option that is not passing (docs/bot-protocol.md).
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    let answer;
    if (message.do === "hello") {
        answer = { hello: "First", protocol: 1 };
    } else if (message.do === "choose") {
        const move = message.options.find((text) => text !== "pass") ?? message.options[0];
        answer = { number: message.number, move };
    } else {
        continue;
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
}
